import { pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { languages } from "#kernel/vocabulary";
import { createdAt, timestampColumn } from "./columns.ts";
import { users } from "./users.ts";

/** How a user wants a word to be read. */
export const dictionaryWords = pgTable(
  "dictionary_words",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    language: text("language", { enum: languages }).notNull(),
    word: text("word").notNull(),
    reading: text("reading").notNull(),
    createdAt: createdAt(),
    updatedAt: timestampColumn("updated_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("dictionary_words_word").on(table.userId, table.language, table.word)],
);
export type DictionaryWordRow = typeof dictionaryWords.$inferSelect;
