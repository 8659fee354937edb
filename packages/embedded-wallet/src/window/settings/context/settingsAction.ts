import type { ExportedSecret } from '../../../signer/signerTask.ts'

/** What a visitor can change in the settings. */
export type SettingsAction =
  /** Shows the words or a key. */
  | { readonly kind: 'export'; readonly what: ExportedSecret }
  /** Makes a recovery kit. */
  | { readonly kind: 'kit' }
  | { readonly kind: 'removeDevice'; readonly id: string }
  /**
   * Adds a way to log in at a provider, whose page this window goes to. Farcaster and e-mail are
   * proven here.
   */
  | { readonly kind: 'link'; readonly provider: string }
  | { readonly kind: 'linkEmail' }
  | { readonly kind: 'unlink'; readonly provider: string }
  /** Stops a change of the e-mail that waits. */
  | { readonly kind: 'keepEmail' }
  | { readonly kind: 'removePasskey'; readonly id: string }
  /** A passkey, or a code in the place of the one before. */
  | { readonly kind: 'addRecovery' }
  | { readonly kind: 'testRecovery'; readonly method: 'passkey' | 'code' }
  | { readonly kind: 'removeRecovery'; readonly id: string }
  /** Stops recoveries by code in other browsers that wait. */
  | { readonly kind: 'stopRecovery' }
  /** Whether each signature asks for a passkey. */
  | { readonly kind: 'setConfirm'; readonly confirm: 'passkey' | 'off' }
  /** What may be paid from the frame within 24 hours, in whole dollars. 0: nothing. */
  | { readonly kind: 'setLimit'; readonly limit: number }
  /** Opens a wallet again that was frozen by the link of a mail. */
  | { readonly kind: 'thaw' }
  | { readonly kind: 'logOutEverywhere' }
  /** Deletes the wallet in seven days, or keeps it after all. */
  | { readonly kind: 'delete' | 'keep' }

/** What continues when the window is back from a provider. */
export type ResumedAction = { readonly action: SettingsAction; readonly login: string }
