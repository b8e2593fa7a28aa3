# What a browser is shown at the door, where a program is told a code. Variables are words for a command line.
notice-unknown-host = The gate does not know that name
notice-unknown-host-about = There is a Nottingham here, but nobody told it that it goes by the name in your address bar. So it stays shut, to be on the safe side. Whoever sent you the link can put that right.
notice-unknown-host-mend = Start the server with { $flag }, or name the host in { $setting }. This machine as { $local }, and any address made of numbers, is let in as it is.
notice-banned = You are not let in here
notice-banned-about = Those who run this server have shut the gate to the address you come from. It may not be about you: an address can be shared by many. If you think it is a mistake, ask them.
notice-banned-mend = { $list } shows who is shut out, and { $unban } lets an address in again.
notice-not-found = There is nothing here
notice-not-found-about = No street in Nottingham leads to this address. Perhaps a letter of the link got lost on the way.
notice-operator = If you run this server
notice-home = To the town gate
