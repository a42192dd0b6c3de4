import { at } from "./common.ts";

const newKey = {
  name: "Shop's nightly job",
  scopes: ["entries:read", "entries:write", "audio:make"],
  allowedIps: ["192.0.2.0/24"],
  monthlyCredits: 500,
};

const apiKey = {
  id: "0198f2b1-5c0e-4d7a-8f63-92a4b1c7d805",
  ...newKey,
  lastFour: "L6Lu",
  createdAt: at("09:10:00"),
  expiresAt: "2027-02-14T09:10:00.000Z",
  formerUntil: null,
  usedCredits: 42,
  lastUsedAt: at("09:12:00"),
};

export const keySamples = {
  newKey,
  apiKey,
  keyChange: { monthlyCredits: 800 },
  shownKey: {
    ...apiKey,
    usedCredits: 0,
    lastUsedAt: null,
    key: "ymk_3Zc8uN1vWqYt6LxKfB0aRmE5sHd7Gp3LL6Lu",
  },
};
