import * as v from 'valibot'
import { type Address, isAddressEqual, recoverMessageAddress } from 'viem'
import { type NameExport, signedExportSchema } from './nameExport.ts'
import { toExportMessage } from './toExportMessage.ts'

/**
 * Reads what `names export` wrote. Rejects what was changed since, and what another key signed.
 * @param parameters.signer whose export counts
 */
export async function readExport(parameters: {
  text: string
  zone: string
  signer: Address
}): Promise<NameExport> {
  const { text, zone, signer } = parameters
  const read: unknown = JSON.parse(text)
  // What was signed has the order of the file, so that nothing is copied here.
  v.assert(signedExportSchema, read)
  const { export: content, signature } = read
  const message = toExportMessage(content)
  const signedBy = await recoverMessageAddress({ message, signature })
  if (!isAddressEqual(signedBy, signer))
    throw new Error(
      'The export of names was changed, or another key than NAMES_EXPORT_SIGNER signed it.',
    )
  if (content.zone !== zone)
    throw new Error(`The export of names is of ${content.zone}, and NAMES_ZONE is ${zone}.`)
  return content
}
