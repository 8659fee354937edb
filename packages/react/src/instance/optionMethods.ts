import type { Features, Kit, RuntimeOptions } from '@cleat/core'

/** Methods that change options at runtime. */
export type OptionMethods = {
  /**
   * Changes the given options; the others stay. Options that only apply at start are not accepted.
   */
  updateOptions(options: Partial<RuntimeOptions>): void
  /** Turns the given features on or off; the others stay. */
  updateFeatures(features: Partial<Features>): void
  /** Sets the option `termsConditionsUrl`. */
  setTermsConditionsUrl(url: string | undefined): void
  /** Sets the option `privacyPolicyUrl`. */
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
