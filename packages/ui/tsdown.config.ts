import { bundledConfig } from '../../tooling/bundledConfig.ts'

// What the buttons of a page need must not bring the modal with it.
export default bundledConfig({ piece: 'exports/modal', apart: ['exports/kit', 'exports/parts'] })
