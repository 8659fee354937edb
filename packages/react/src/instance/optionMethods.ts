import type { Features, Kit, RuntimeOptions } from '@cleat/core'

export type OptionMethods = {
  /** Changes options while Cleat runs. What only matters at the start, such as `networks`, is no such option. */
  updateOptions(options: Partial<RuntimeOptions>): void
  /** Turns features on and off; those that are not named stay. */
  updateFeatures(features: Partial<Features>): void
  setTermsConditionsUrl(url: string | undefined): void
  setPrivacyPolicyUrl(url: string | undefined): void
}

export function optionMethods({ controllers }: Kit): OptionMethods {
  const { state, update } = controllers.options
  return {
    updateOptions: update,
    updateFeatures: (features) => update({ features: { ...state.features, ...features } }),
    setTermsConditionsUrl: (termsConditionsUrl) => update({ termsConditionsUrl }),
    setPrivacyPolicyUrl: (privacyPolicyUrl) => update({ privacyPolicyUrl }),
  }
}
