export { mountModal } from '../modal/mountModal.tsx'
