import { solanaClusters } from '../../account/solanaClusters.ts'

/** How messages name a cluster: by its name, where it has one. @param reference of CAIP-2 */
export function solanaName(reference: string): string {
  const found = [...solanaClusters].find(([, one]) => one === reference)
  return found?.[0] ?? reference
}
