// Every feature of Cleat, one line each.
export { account } from './account/feature.ts'
export { activity } from './activity/feature.ts'
export { networks } from './networks/feature.ts'
export { receive } from './receive/feature.ts'
export { send } from './send/feature.ts'
export { tokens } from './tokens/feature.ts'
export { wallets } from './wallets/feature.ts'
