import type { Kit, Route, Wallet } from '@cleat/core'
import { loadRegistry } from '@cleat/core/wallets'
import type { StoryObj } from '@storybook/react-vite'
import { createTestPairing, type TestPairing } from '../createTestPairing.ts'
import { modalStory } from './modalStory.tsx'

export declare namespace pairingStory {
  type Parameters = Pick<modalStory.Parameters, 'play' | 'speed' | 'create' | 'isHandheld'> & {
    route: Route | (() => Promise<Route>)
    /** Runs before the view is rendered. */
    prepare?: ((kit: Kit) => void) | undefined
    /** Plays the relay and the wallet once the view is rendered. */
    act?: ((pairing: TestPairing, kit: Kit) => void) | undefined
  }
}

/** A story of a remote wallet with a scripted relay. */
export function pairingStory(parameters: pairingStory.Parameters): StoryObj {
  const { route, prepare, act, create, ...others } = parameters
  let pairing = createTestPairing()
  return modalStory({
    ...others,
    create() {
      pairing = createTestPairing()
      return { ...create?.(), pairing }
    },
    async act(kit) {
      const shown = typeof route === 'function' ? await route() : route
      prepare?.(kit)
      void kit.actions.open()
      kit.controllers.router.push(shown)
      if (!act) return
      while (pairing.asked.length === 0) await new Promise((done) => setTimeout(done, 10))
      act(pairing, kit)
    },
  })
}

/** Finds a wallet of the registry by name. */
export async function findWallet(name: string): Promise<Wallet> {
  const wallet = (await loadRegistry()).find((candidate) => candidate.name === name)
  if (!wallet) throw new Error(`The registry has no ${name}`)
  return wallet
}
