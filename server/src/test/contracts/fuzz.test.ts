import { proveBadInput } from "#test/operations/prove-bad-input";

proveBadInput(1);
