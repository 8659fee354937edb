import { maxLength, minLength, object, optional, pipe, safeParse, string } from 'valibot'
import type { Storage } from '../../../base/storage/createStorage.ts'
import { isSameAddress, type RulesByNamespace } from '../../../contract/adapter/isSameAddress.ts'
import type { KnownReceivers } from '../state/knownReceivers.ts'

/** The maximum per namespace. */
const limit = 50

const line = pipe(string(), minLength(1), maxLength(128))
/** Names are at most 255 characters long (DNS). */
const name = optional(pipe(string(), minLength(1), maxLength(255)))
const receiverSchema = object({ namespace: line, address: line, name })

export function createKnownReceivers(
  kit: RulesByNamespace & { readonly storage: Storage },
): KnownReceivers {
  const { storage } = kit
  const read = () =>
    (storage.get('paidReceivers') ?? []).flatMap((value) => {
      const result = safeParse(receiverSchema, value)
      return result.success ? [result.output] : []
    })

  return {
    list: (namespace) =>
      read()
        .filter((one) => one.namespace === namespace)
        .map(({ address, name: label }) => ({ address, ...(label && { label }) })),
    add(namespace, address, name) {
      const others = read().filter((one) => one.namespace !== namespace)
      const known = read().filter(
        (one) =>
          one.namespace === namespace && !isSameAddress(kit, namespace, one.address, address),
      )
      const latest = [{ namespace, address, ...(name && { name }) }, ...known].slice(0, limit)
      storage.set('paidReceivers', [...latest, ...others])
    },
  }
}
