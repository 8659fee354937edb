import type { SignInFields } from '../fields/signInFields.ts'
import { readRecap } from './readRecap.ts'

/**
 * The message without the ReCap that a wallet added while it paired: the last resource, and the end
 * of the statement. Unchanged where the ReCap grants anything but requests to the wallet, or where
 * the statement does not say what it grants.
 * @see ERC-5573
 */
export function withoutRecap(fields: SignInFields): SignInFields {
  const { resources = [], statement = '', ...rest } = fields
  const recap = fields.namespace === 'eip155' && readRecap(resources.at(-1) ?? '')
  if (!recap || !` ${statement}`.endsWith(` ${recap.statement}`)) return fields
  const own = statement.slice(0, -recap.statement.length - 1)
  const others = resources.slice(0, -1)
  return {
    ...rest,
    ...(own === '' ? {} : { statement: own }),
    ...(others.length === 0 ? {} : { resources: others }),
  }
}
