import type { AuthFlow } from '@cleat/core'

/** A login that was started. */
export type ShownFlow = Exclude<AuthFlow, { status: 'idle' }>
