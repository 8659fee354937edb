import { packageConfig } from '../../tooling/packageConfig.ts'

export default packageConfig({
  // `#…` imports lead to these, by condition.
  entries: [
    'src/CleatDevtools.tsx',
    'src/simulation/createSimulation.ts',
    'src/inert/CleatDevtools.ts',
    'src/inert/createSimulation.ts',
  ],
})
