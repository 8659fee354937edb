import type { Bytes } from '../../custody/bytes/bytes.ts'

/**
 * What each passkey of the wallet's origin is asked for its PRF: the same for every wallet, because
 * it is asked before one is known. Another salt would be another key.
 */
export const prfSalt: Bytes = new TextEncoder().encode('cleat/prf/1')
