export const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#0c6b58"/>' +
  '<path d="M8 14v4M13.3 9.5v13M18.6 12v8M24 14.6v2.8" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></svg>';
