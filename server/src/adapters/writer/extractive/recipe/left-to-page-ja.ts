import { type Draft, plain } from "../draft.ts";

const LEFT = /^(ほかの材料と分量|材料と分量|分量|下ごしらえ)は、元のページにあります。$/u;

interface Way {
  /** The things that one needs. */
  plan: Draft[];
  /** The preparation, before the first step. */
  first: Draft[][];
  end: Draft[];
}

/**
 * A recipe that ends with what it leaves to its page, 「材料の分量と下ごしらえは、元のページにあります。」, in the place
 * of any other end: nobody begins with what one does not hear, or says behind it that this was all.
 */
export function endingOnWhatIsLeft<One extends Way>(way: One): One {
  const isLeft = ({ text }: Draft) => LEFT.test(text);
  const left = [...way.plan, ...way.first.flat()].flatMap(({ text }) => LEFT.exec(text)?.[1] ?? []);
  if (left.length === 0) return way;
  const amounts = left.map((one) => one.replace(/^(?:材料と)?分量$/u, "材料の分量"));
  const joined = amounts.some((one) => one.includes("と")) ? amounts.join("、") : amounts.join("と");
  return {
    ...way,
    plan: way.plan.filter((one) => !isLeft(one)),
    first: way.first.map((some) => some.filter((one) => !isLeft(one))).filter(({ length }) => length > 0),
    end: [plain(`${joined}は、元のページにあります。`)],
  };
}
