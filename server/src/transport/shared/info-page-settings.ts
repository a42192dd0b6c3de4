/** Facts about an installation's operator and its vendors, for the pages below /legal. */
export interface InfoPageSettings {
  OPERATOR_NAME?: string;
  OPERATOR_REPRESENTATIVE?: string;
  OPERATOR_ADDRESS?: string;
  OPERATOR_PHONE?: string;
  OPERATOR_EMAIL?: string;
  /** Whether the operator's counsel has checked the texts. */
  OPERATOR_LEGAL_CHECKED: boolean;
  FIREBASE_AUTH_EMULATOR_HOST?: string;
  STRIPE_SECRET_KEY?: string;
  STORAGE: "local" | "gcs";
  WRITER_MODEL?: string;
  WRITER_BASE_URL?: string;
  SPEECH_OPENAI_BASE_URL?: string;
  SPEECH_OPENAI_API_KEY?: string;
  SPEECH_GOOGLE_API_KEY?: string;
  SPEECH_VOICEVOX_URL?: string;
}
