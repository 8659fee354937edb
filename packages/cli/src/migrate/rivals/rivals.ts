import { appKit } from './appKit.ts'
import { connectKit } from './connectKit.ts'
import { onchainKit } from './onchainKit.ts'
import { rainbowKit } from './rainbowKit.ts'
import type { Rival } from './rival.ts'
import { web3Onboard } from './web3Onboard.ts'

/** Every kit that an app can come from. */
export const rivals: readonly Rival[] = [appKit, rainbowKit, connectKit, web3Onboard, onchainKit]
