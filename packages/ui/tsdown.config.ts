import { bundledConfig } from '../../tooling/bundledConfig.ts'

export default bundledConfig({
  piece: 'exports/modal',
  // What the buttons of a page need must not bring the modal with it.
  apart: ['exports/kit', 'exports/parts'],
  // What the face of an account is drawn with.
  together: [
    [
      'components/Avatar/Avatar',
      'components/Avatar/Avatar.module.css',
      'components/Avatar/toAvatarTones',
      'components/NetworkImage/NetworkImage',
      'format/formatBalance',
    ],
  ],
})
