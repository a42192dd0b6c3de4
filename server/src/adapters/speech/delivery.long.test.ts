import { proveMoods, withVoice } from "#test/delivery";

withVoice();
proveMoods(["happy", "sad", "angry", "bashful"]);
