import { bundledConfig } from '../../tooling/bundledConfig.ts'

export default bundledConfig({
  floors: [
    // What the buttons of a page need must not bring the modal with it.
    ['exports/kit', 'exports/parts'],
    // Only pages in another language than English load it, before the modal.
    'exports/buttons',
    'exports/modal',
  ],
})
