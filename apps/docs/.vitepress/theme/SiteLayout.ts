import { useData } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { defineComponent, h, onBeforeUnmount, onMounted, watch } from 'vue'
import { LiveModal } from './LiveModal.ts'

/**
 * The theme's layout, with the modal beside the first words, and with what it lacks for those who
 * hear it: a main landmark of its first page, and a search button that is called what it shows.
 */
export const SiteLayout = defineComponent({
  name: 'SiteLayout',
  setup() {
    // biome-ignore lint/correctness/useHookAtTopLevel: Vue's, which a setup calls once
    const { frontmatter } = useData()
    let wide: MediaQueryList | undefined
    const mark = () => {
      const content = document.getElementById('VPContent')
      if (frontmatter.value.layout === 'home') content?.setAttribute('role', 'main')
      else content?.removeAttribute('role')
      const button = document.querySelector('button.DocSearch-Button')
      // Its word and its key are seen there.
      if (wide?.matches) button?.removeAttribute('aria-label')
      else button?.setAttribute('aria-label', 'Search')
    }
    onMounted(() => {
      wide = matchMedia('(min-width: 768px)')
      wide.addEventListener('change', mark)
      mark()
    })
    onBeforeUnmount(() => wide?.removeEventListener('change', mark))
    watch(() => frontmatter.value.layout, mark)
    return () => h(DefaultTheme.Layout, null, { 'home-hero-image': () => h(LiveModal) })
  },
})
