// Made by ./nottingham generate from the rulebook. Do not edit.
import type { EditionInfo, OptionInfo, PrintedGood } from "./protocol";

/** Every edition, and for how many. */
export const EDITIONS: readonly EditionInfo[] = [{"id": "first", "players": [3, 4, 5]}, {"id": "second", "players": [3, 4, 5, 6]}];

/** Every option, and what it does not go with. */
export const OPTIONS: readonly OptionInfo[] = [
  {
    "id": "royal_goods",
    "rule": "R1",
    "is_asked": true,
    "refused": [],
    "terms": null
  },
  {
    "id": "time_limit",
    "rule": "T1",
    "is_asked": true,
    "refused": [],
    "terms": {
      "terms": "time_limit_terms",
      "minutes": 1
    }
  },
  {
    "id": "removed_cards",
    "rule": "X1",
    "is_asked": true,
    "refused": [],
    "terms": null
  },
  {
    "id": "seven_cards",
    "rule": "H1",
    "is_asked": true,
    "refused": [],
    "terms": null
  },
  {
    "id": "house_goods",
    "rule": "C1",
    "is_asked": false,
    "refused": [
      {
        "edition": "first",
        "players": 3,
        "code": "house_goods_missing",
        "beside": null
      },
      {
        "edition": "first",
        "players": 4,
        "code": "house_goods_missing",
        "beside": null
      },
      {
        "edition": "first",
        "players": 5,
        "code": "house_goods_missing",
        "beside": null
      },
      {
        "edition": "second",
        "players": 3,
        "code": "house_goods_missing",
        "beside": null
      },
      {
        "edition": "second",
        "players": 4,
        "code": "house_goods_missing",
        "beside": null
      },
      {
        "edition": "second",
        "players": 5,
        "code": "house_goods_missing",
        "beside": null
      },
      {
        "edition": "second",
        "players": 6,
        "code": "house_goods_missing",
        "beside": null
      }
    ],
    "terms": {
      "terms": "house_goods_terms",
      "house": []
    }
  },
  {
    "id": "deputies",
    "rule": "Y1",
    "is_asked": false,
    "refused": [
      {
        "edition": "first",
        "players": 3,
        "code": "deputies_need_six",
        "beside": null
      },
      {
        "edition": "first",
        "players": 4,
        "code": "deputies_need_six",
        "beside": null
      },
      {
        "edition": "first",
        "players": 5,
        "code": "deputies_need_six",
        "beside": null
      },
      {
        "edition": "second",
        "players": 3,
        "code": "deputies_need_six",
        "beside": null
      },
      {
        "edition": "second",
        "players": 4,
        "code": "deputies_need_six",
        "beside": null
      },
      {
        "edition": "second",
        "players": 5,
        "code": "deputies_need_six",
        "beside": null
      }
    ],
    "terms": null
  },
  {
    "id": "black_market",
    "rule": "Z1",
    "is_asked": true,
    "refused": [
      {
        "edition": "first",
        "players": 3,
        "code": "black_market_is_second_edition",
        "beside": null
      },
      {
        "edition": "first",
        "players": 4,
        "code": "black_market_is_second_edition",
        "beside": null
      },
      {
        "edition": "first",
        "players": 5,
        "code": "black_market_is_second_edition",
        "beside": null
      }
    ],
    "terms": {
      "terms": "black_market_terms",
      "black_market": [
        {
          "good": "pepper",
          "values": [
            30,
            27
          ]
        },
        {
          "good": "mead",
          "values": [
            32,
            29
          ]
        },
        {
          "good": "silk",
          "values": [
            34,
            31
          ]
        }
      ]
    }
  },
  {
    "id": "tax",
    "rule": "F1",
    "is_asked": true,
    "refused": [],
    "terms": null
  },
  {
    "id": "short_game",
    "rule": "Q1",
    "is_asked": true,
    "refused": [],
    "terms": null
  }
];

/** Rounds of a game by edition and players; and how many more, or fewer, an option makes of them. */
export const ROUNDS: Rounds = {"first": {"3": 9, "4": 8, "5": 10}, "second": {"3": 9, "4": 8, "5": 10, "6": 9}};
export const MORE_ROUNDS: Readonly<Record<string, Rounds>> = {"short_game": {"first": {"3": -3, "4": -4, "5": -5}, "second": {"3": -3, "4": -4, "5": -5, "6": -3}}};
export type Rounds = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** The goods as printed. */
export const PRINTED_GOODS: readonly Printed[] = [
  {
    "id": "apple",
    "kind": "legal",
    "value": 2,
    "penalty": 2,
    "crown": "apple",
    "crown_count": 1,
    "king": 20,
    "queen": 10,
    "names": {}
  },
  {
    "id": "cheese",
    "kind": "legal",
    "value": 3,
    "penalty": 2,
    "crown": "cheese",
    "crown_count": 1,
    "king": 15,
    "queen": 10,
    "names": {}
  },
  {
    "id": "bread",
    "kind": "legal",
    "value": 3,
    "penalty": 2,
    "crown": "bread",
    "crown_count": 1,
    "king": 15,
    "queen": 10,
    "names": {}
  },
  {
    "id": "chicken",
    "kind": "legal",
    "value": 4,
    "penalty": 2,
    "crown": "chicken",
    "crown_count": 1,
    "king": 10,
    "queen": 5,
    "names": {}
  },
  {
    "id": "pepper",
    "kind": "contraband",
    "value": 6,
    "penalty": 4,
    "crown": "",
    "crown_count": 0,
    "king": 0,
    "queen": 0,
    "names": {}
  },
  {
    "id": "mead",
    "kind": "contraband",
    "value": 7,
    "penalty": 4,
    "crown": "",
    "crown_count": 0,
    "king": 0,
    "queen": 0,
    "names": {}
  },
  {
    "id": "silk",
    "kind": "contraband",
    "value": 8,
    "penalty": 4,
    "crown": "",
    "crown_count": 0,
    "king": 0,
    "queen": 0,
    "names": {}
  },
  {
    "id": "crossbow",
    "kind": "contraband",
    "value": 9,
    "penalty": 4,
    "crown": "",
    "crown_count": 0,
    "king": 0,
    "queen": 0,
    "names": {}
  },
  {
    "id": "green_apple",
    "kind": "royal",
    "value": 4,
    "penalty": 3,
    "crown": "apple",
    "crown_count": 2,
    "king": 0,
    "queen": 0,
    "names": {}
  },
  {
    "id": "golden_apple",
    "kind": "royal",
    "value": 6,
    "penalty": 4,
    "crown": "apple",
    "crown_count": 3,
    "king": 0,
    "queen": 0,
    "names": {}
  },
  {
    "id": "gouda",
    "kind": "royal",
    "value": 6,
    "penalty": 4,
    "crown": "cheese",
    "crown_count": 2,
    "king": 0,
    "queen": 0,
    "names": {}
  },
  {
    "id": "bleu_cheese",
    "kind": "royal",
    "value": 9,
    "penalty": 5,
    "crown": "cheese",
    "crown_count": 3,
    "king": 0,
    "queen": 0,
    "names": {}
  },
  {
    "id": "rye_bread",
    "kind": "royal",
    "value": 6,
    "penalty": 4,
    "crown": "bread",
    "crown_count": 2,
    "king": 0,
    "queen": 0,
    "names": {}
  },
  {
    "id": "pumpernickel",
    "kind": "royal",
    "value": 9,
    "penalty": 5,
    "crown": "bread",
    "crown_count": 3,
    "king": 0,
    "queen": 0,
    "names": {}
  },
  {
    "id": "royal_rooster",
    "kind": "royal",
    "value": 8,
    "penalty": 4,
    "crown": "chicken",
    "crown_count": 2,
    "king": 0,
    "queen": 0,
    "names": {}
  }
];
export type Printed = Pick<PrintedGood, "id" | "kind" | "value" | "penalty" | "crown" | "crown_count" | "king" | "queen" | "names">;
