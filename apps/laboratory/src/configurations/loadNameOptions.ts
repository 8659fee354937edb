import type { createAppKit } from '@cleat/react'
import { fetchLaboratory } from '../localnet/fetchLaboratory.ts'

/** The zone of names of this machine. */
export async function loadNameOptions(): Promise<Partial<createAppKit.Parameters>> {
  const { url, zone } = await fetchLaboratory<{ url: string; zone: string }>({
    path: 'names-service',
  })
  return { services: { data: url }, names: { zone } }
}
