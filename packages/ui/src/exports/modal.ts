export { mountModal } from '../shell/mountModal.tsx'
