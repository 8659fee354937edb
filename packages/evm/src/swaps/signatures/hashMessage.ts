import { library } from '../../library/viemCodec.ts'
import { alteredError } from '../../payload/alteredError.ts'

type Definition = Parameters<typeof library.hashTypedData>[0]

/**
 * The hash that a wallet signs for typed data. Call it before the wallet is asked, so that nothing
 * is signed that cannot be checked afterwards.
 * @throws `PAYMENT_ALTERED` if it has no hash: an address has another form, or the wrong checksum
 * @see EIP-712, EIP-55
 */
export function hashMessage(typedData: unknown): ReturnType<typeof library.hashTypedData> {
  try {
    return library.hashTypedData(typedData as Definition)
  } catch {
    throw alteredError('typedData')
  }
}
