option-time-limit = Inspection time limit
option-time-limit-explained = The Sheriff has a minute for each merchant; then every bag left passes for nothing.
event-time-ran-out = Time is up! Bags that no deal holds back pass for nothing.
refusal-not-your-clock = Only the clock can say that time is up.
refusal-time-stands-still = The clock stands still while somebody has to choose.
ruleset-minutes-below-one = The minutes must be at least 1, not { $minutes }.
prompt-option-time-limit = Time limit: when the time for inspecting is up, all bags left pass for nothing.

law-T = Time limit
law-T1 = The Sheriff has 1 minute for each merchant, for the phase as a whole: 3 minutes with four players. When the time is up, every bag that is not settled passes without a bribe. *Ruling.* The clock starts with the last declaration and stands still while anyone has to choose a payment, a placement or a claim. When it runs out, all Offers end; the inspections that the Sheriff owes by a Deal are made, clockwise from the Sheriff's left; all other bags pass for nothing, and their owners may claim (section Z). The host sets how many minutes there are.
