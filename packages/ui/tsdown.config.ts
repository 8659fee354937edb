import { bundledConfig } from '../../tooling/bundledConfig.ts'

export default bundledConfig({
  floors: [
    // What the buttons of a page need must not bring the modal with it.
    ['exports/kit', 'exports/parts'],
    'exports/modal',
  ],
})
