import { Input, Slider, Text } from "@mantine/core";
import classes from "./SliderField.module.css";

interface Props {
  label: string;
  shown: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange(value: number): void;
}

/** A slider with its name and its value in words above it. */
export const SliderField = ({ label, shown, ...slider }: Props) => (
  <div>
    <div className={classes.head}>
      <Input.Label labelElement="div">{label}</Input.Label>
      <Text size="sm" c="dimmed" className={classes.value}>
        {shown}
      </Text>
    </div>
    <Slider
      size="sm"
      thumbSize={24}
      label={null}
      thumbLabel={label}
      thumbProps={{ "aria-valuetext": shown }}
      {...slider}
    />
  </div>
);
