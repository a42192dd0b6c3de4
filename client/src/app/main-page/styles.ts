// Mantine's styles of what the main screen uses beyond the shell's.
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import "@mantine/core/styles/FloatingIndicator.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/core/styles/Pill.layer.css";
import "@mantine/core/styles/PillsInput.layer.css";
import "@mantine/core/styles/Progress.layer.css";
import "@mantine/core/styles/SegmentedControl.layer.css";
import "@mantine/core/styles/Skeleton.layer.css";
import "@mantine/core/styles/Slider.layer.css";
import "@mantine/core/styles/Tabs.layer.css";
import "@mantine/core/styles/Tooltip.layer.css";
import "@mantine/core/styles/List.layer.css";
import "@mantine/notifications/styles.layer.css";
