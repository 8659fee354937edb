import * as installed from 'ethers'
import type * as Ethers5 from 'ethers-5'

/** ethers as an app on version 5 has it. This repository's own `ethers` is version 6. */
export const installedEthers5: Pick<typeof Ethers5, 'providers' | 'utils'> =
  installed as unknown as typeof Ethers5
