import { withBase } from 'vitepress'
import { defineComponent, h, onBeforeUnmount, onMounted, ref, type VNode } from 'vue'

type Island = {
  mountModal(element: HTMLElement): () => void
}

/**
 * The modal itself, in a page. React and the kit load after the page, from a bundle of their own:
 * the server renders the frame only.
 */
export const LiveModal = defineComponent({
  name: 'LiveModal',
  setup() {
    const place = ref<HTMLElement>()
    const state = ref<'loading' | 'ready' | 'failed'>('loading')
    let unmount = () => {}
    let isGone = false
    onMounted(async () => {
      try {
        const path = withBase('/live/island.js')
        const island: Island = await import(/* @vite-ignore */ path)
        if (isGone || !place.value) return
        unmount = island.mountModal(place.value)
        state.value = 'ready'
      } catch {
        state.value = 'failed'
      }
    })
    onBeforeUnmount(() => {
      isGone = true
      unmount()
    })
    return (): VNode =>
      h('section', { class: 'live', 'aria-label': 'The modal, live' }, [
        h('div', { class: 'live-stage', ref: place, 'data-state': state.value }),
        h('p', { class: 'live-note' }, [
          state.value === 'failed'
            ? 'The demonstration could not be loaded. Reload the page to try again.'
            : 'The real modal, with a development wallet that lives in this page and has no funds.',
        ]),
      ])
  },
})
