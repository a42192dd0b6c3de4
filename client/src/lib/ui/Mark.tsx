interface Props {
  size?: number;
}

/** The product's mark: a page whose lines swell into a voice. Decorative; the name stands beside it. */
export const Mark = ({ size = 28 }: Props) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="9" fill="#0c6b58" />
    <g stroke="#fff" strokeWidth="2.6" strokeLinecap="round">
      <path d="M8 14v4" />
      <path d="M13.3 9.5v13" />
      <path d="M18.6 12v8" />
      <path d="M24 14.6v2.8" />
    </g>
  </svg>
);
