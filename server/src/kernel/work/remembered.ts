/**
 * Answers about a text that was asked for lately without computing anew. Answers are shared, so nobody may change them.
 * Texts of at most twice as many characters are kept.
 */
export function remembered<Value>(answer: (text: string) => Value, mostCharacters: number) {
  let recent = new Map<string, Value>();
  let former = new Map<string, Value>();
  let characters = 0;
  return (text: string): Value => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const value = former.get(text) ?? answer(text);
    if (characters + text.length > mostCharacters) {
      former = recent;
      recent = new Map();
      characters = 0;
    }
    recent.set(text, value);
    characters += text.length;
    return value;
  };
}
