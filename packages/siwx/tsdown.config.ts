import { packageConfig } from '../../tooling/packageConfig.ts'

const config = packageConfig()

export default {
  ...config,
  // The types of the option `siwx` are written into ours: a server does without the core.
  deps: { neverBundle: [/^(?:#|@(?!cleat\/core\/sign-in$)|[a-z][^:])/] },
}
