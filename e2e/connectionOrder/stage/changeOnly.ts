import type { Namespace } from '@cleat/core'
import { expect } from 'vitest'
import type { Page } from './openPage.ts'

/** Changes one namespace and checks that the state of every other one keeps its identity. */
export async function changeOnly(
  page: Page,
  changed: Namespace,
  change: () => Promise<unknown>,
): Promise<void> {
  const others = page.namespaces.filter((namespace) => namespace !== changed)
  const before = others.map((namespace) => readParts(page, namespace))
  await change()
  for (const [at, namespace] of others.entries())
    for (const [name, part] of Object.entries(readParts(page, namespace)))
      expect(part, `${name} of ${namespace}`).toBe(Reflect.get(before[at] ?? {}, name))
}

function readParts({ kit }: Page, namespace: Namespace) {
  const { account, network } = kit.controllers
  const state = account.get(namespace)
  return {
    state,
    accounts: state.allAccounts,
    network: network.get(namespace)?.caipNetwork,
    provider: kit.getProvider(namespace),
  }
}
