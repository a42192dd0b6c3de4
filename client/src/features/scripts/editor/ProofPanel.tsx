import { Button, Group, Switch, Text } from "@mantine/core";
import { Check, TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Piece } from "./draft";
import classes from "./ScriptEditor.module.css";
import { proofOf } from "./untied";

interface Props {
  pieces: readonly Piece[];
  /** The sentence at hand: the next look goes on from it. */
  from: number;
  sources: boolean;
  onSources(shown: boolean): void;
  onLook(index: number): void;
}

/** How many of the script's numbers and names the page says, and the way to those that it does not. */
export function ProofPanel({ pieces, from, sources, onSources, onLook }: Props) {
  const { t } = useTranslation();
  const { all, found, missing } = useLastProof(pieces);
  if (all === 0) return null;
  const look = () => {
    const places = pieces.flatMap(({ untied }, index) => (untied?.length ? [index] : []));
    onLook(places.find((index) => index > from) ?? places[0] ?? 0);
  };
  const Icon = missing > 0 ? TriangleAlert : Check;
  return (
    <div className={classes.proof} data-tone={missing > 0 ? "warning" : undefined}>
      <Icon size={18} aria-hidden />
      <Text size="sm" className={classes.proofText} data-phrases>
        {t(($) => $.scripts.proof.all, { count: all })}
        {t(($) => $.scripts.proof.found, { count: found })}
        {missing > 0 && t(($) => $.scripts.proof.missing, { count: missing })}
      </Text>
      <Group gap="xs">
        {missing > 0 && (
          <Button size="compact-sm" variant="default" onClick={look}>
            {t(($) => $.scripts.proof.look)}
          </Button>
        )}
        {found > 0 && (
          <Switch
            size="sm"
            label={t(($) => $.scripts.ties.show)}
            checked={sources}
            onChange={(event) => onSources(event.currentTarget.checked)}
          />
        )}
      </Group>
    </div>
  );
}

/** Keeps the last known figures: an edited sentence is unchecked until it is saved, and the panel must not jump. */
function useLastProof(pieces: readonly Piece[]) {
  const known = useRef(proofOf(pieces));
  if (pieces.every(({ untied }) => untied !== undefined)) known.current = proofOf(pieces);
  return known.current;
}
