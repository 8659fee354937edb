import type { WalletSession } from '../../service/sessionSchemas.ts'

/**
 * What a login led to: an account that is logged in, or the id of a login that is proven and opens
 * none yet, because its e-mail is that of another account.
 */
export type ProvenLogin = { readonly session: WalletSession } | { readonly login: string }
