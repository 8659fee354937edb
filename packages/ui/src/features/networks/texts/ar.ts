import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'الشبكات',
  'networks.search': 'البحث في الشبكات',
  'networks.none': 'لا توجد شبكات تطابق «{search}».',
  'networks.unavailable': 'غير مفعّلة في {wallet}',
  'networks.chosen': 'تم اختيار {network}',
  'networks.help': 'ما هي الشبكة؟',
  'whatIsANetwork.ledgerTitle': 'سجل مشترك',
  'whatIsANetwork.ledgerText':
    'الشبكة سجل عام يبيّن من يملك ماذا. تحافظ أجهزة كمبيوتر كثيرة على تطابقه، فلا يستطيع أحد تغييره بمفرده.',
  'whatIsANetwork.separateTitle': 'كل شبكة مستقلة',
  'whatIsANetwork.separateText':
    'قد يكون عنوانك نفسه على عدة شبكات، لكن ما تملكه على إحداها لا يوجد على غيرها.',
  'whatIsANetwork.feeTitle': 'رسوم بعملة الشبكة',
  'whatIsANetwork.feeText':
    'تتقاضى كل شبكة رسومها بعملتها الخاصة. احتفظ بقليل منها على كل شبكة تستخدمها.',
  'whatIsANetwork.choose': 'اختيار شبكة',
  'switchNetwork.pendingTitle': 'تابِع في {wallet}',
  'switchNetwork.pendingText': 'وافق على التبديل إلى {network}.',
  'switchNetwork.slowText':
    'لا ترى الطلب؟ افتح {wallet} واختر {network}. ستُحدَّث هذه الصفحة تلقائيًا.',
  'switchNetwork.successTitle': 'أنت على {network}',
  'switchNetwork.rejectedTitle': 'رُفض التبديل',
  'switchNetwork.rejectedText': 'ما زلت على {network}.',
  'switchNetwork.waitingTitle': 'فتح {wallet}',
  'switchNetwork.unsupportedTitle': 'التبديل في {wallet}',
  'switchNetwork.unsupportedText':
    'اختر {network} في {wallet} إن كانت مدرجة. ستُحدَّث هذه الصفحة تلقائيًا.',
  'switchNetwork.errorTitle': 'تعذّر تبديل الشبكة',
  'switchNetwork.offerTitle': 'هل تريد التبديل إلى {network}؟',
  'switchNetwork.offerText': 'محفظة {wallet} مربوطة على {current}. كنت قد اخترت {network} من قبل.',
  'switchNetwork.offerSwitch': 'التبديل إلى {network}',
  'switchNetwork.offerStay': 'البقاء على {network}',
  'switchNetwork.retry': 'إعادة المحاولة',
  'switchNetwork.other': 'اختيار شبكة أخرى',
  'switchNetwork.otherWallet': 'استخدام محفظة أخرى',
  'switchActiveChain.heading': 'ربط محفظة تدعم {chain}',
  'switchActiveChain.text': 'تتطلب {network} محفظة تدعم {chain}. ستبقى محافظك الأخرى مربوطة.',
  'switchActiveChain.connect': 'ربط محفظة',
  'switchActiveChain.cancel': 'ليس الآن',
  'unsupported.heading': 'الشبكة غير مدعومة',
  'unsupported.text': 'محفظتك على شبكة لا يدعمها هذا التطبيق. بدّل الشبكة للمتابعة.',
}
