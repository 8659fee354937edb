import type { ApprovalsState } from './approvalsState.ts'

/** Approvals of the account in use. It lives as long as the kit. */
export type ApprovalsController = {
  readonly state: Readonly<ApprovalsState>
  /** Whether the wallet in use is of a chain whose approvals can be read. */
  isSupported(): boolean
  /**
   * Looks for approvals: what passed this page before, what the app's service knows, and the logs
   * of the chain as far back as one look reaches. Never rejects: what is wrong is in `state.scan`.
   */
  scan(): Promise<void>
  /** Looks further back, from where the last look ended. Never rejects. */
  lookFurther(): Promise<void>
  /**
   * Asks the wallet to end an approval. Never rejects: what becomes of it is in `state.revoking`.
   * @param endsSignatures - whether permits that are signed and not used yet end too (Permit2)
   */
  revoke(parameters: { id: string; endsSignatures?: boolean | undefined }): Promise<void>
  /** Ends several, one after another. Stops where the visitor declines. Never rejects. */
  revokeMany(parameters: { ids: readonly string[] }): Promise<void>
  /**
   * Sets what a spender may take of a token instead of ending it. Never rejects.
   * @param amount - base units of the token
   */
  setAllowance(parameters: { id: string; amount: bigint }): Promise<void>
  /** Leaves those out whose turn has not come. What the wallet was asked for is still followed. */
  stop(): void
  destroy(): void
}
