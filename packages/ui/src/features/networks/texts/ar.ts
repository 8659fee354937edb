import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** العربية. Made by a machine and not yet reviewed by a native speaker. */
export const ar: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'الشبكات',
  'networks.search': 'البحث في الشبكات',
  'networks.none': 'لا توجد شبكة تطابق «{search}».',
  'networks.unavailable': '{wallet} لا تسمح بها هنا',
  'networks.chosen': 'تم اختيار {network}',
  'networks.help': 'ما هي الشبكة؟',
  'whatIsANetwork.ledgerTitle': 'سجلّ مشترك',
  'whatIsANetwork.ledgerText':
    'الشبكة سجلّ عام يبيّن من يملك ماذا. تحفظه حواسيب كثيرة معًا، فلا يستطيع أحد تغييره وحده.',
  'whatIsANetwork.separateTitle': 'كل شبكة مستقلة',
  'whatIsANetwork.separateText':
    'قد يكون عنوانك نفسه على عدة شبكات، لكن ما تملكه على إحداها ليس على غيرها.',
  'whatIsANetwork.feeTitle': 'ولها عملتها',
  'whatIsANetwork.feeText':
    'تأخذ كل شبكة رسومها بعملتها الخاصة. احتفظ بقليل منها حيث تريد أن تفعل شيئًا.',
  'whatIsANetwork.choose': 'اختيار شبكة',
  'switchNetwork.pendingTitle': 'تابِع في {wallet}',
  'switchNetwork.pendingText': 'أكّد هناك أنك تريد استخدام {network}.',
  'switchNetwork.slowText':
    'لا ترى شيئًا؟ افتح {wallet} واختر {network} هناك. تُحدَّث هذه الصفحة تلقائيًا.',
  'switchNetwork.successTitle': 'أنت على {network}',
  'switchNetwork.rejectedTitle': 'لقد رفضت التبديل',
  'switchNetwork.rejectedText': 'ما زلت على {network}.',
  'switchNetwork.waitingTitle': 'افتح {wallet}',
  'switchNetwork.unsupportedTitle': 'لا يمكن لـ {wallet} التبديل تلقائيًا',
  'switchNetwork.unsupportedText': 'اختر {network} في {wallet} إن وُجدت. تُحدَّث هذه الصفحة تلقائيًا.',
  'switchNetwork.errorTitle': 'تعذّر التبديل',
  'switchNetwork.offerTitle': 'التبديل إلى {network}؟',
  'switchNetwork.offerText': '{wallet} مربوطة على {current}. وقد اخترت {network} من قبل.',
  'switchNetwork.offerSwitch': 'التبديل إلى {network}',
  'switchNetwork.offerStay': 'البقاء على {network}',
  'switchNetwork.retry': 'إعادة المحاولة',
  'switchNetwork.other': 'اختيار شبكة أخرى',
  'switchNetwork.otherWallet': 'استخدام محفظة أخرى',
  'switchActiveChain.heading': 'اربط محفظة لشبكات {chain}',
  'switchActiveChain.text':
    'تحتاج {network} إلى محفظة تعمل مع {chain}. وما ربطته حتى الآن يبقى مربوطًا.',
  'switchActiveChain.connect': 'ربط محفظة',
  'switchActiveChain.cancel': 'ليس الآن',
  'unsupported.heading': 'هذه الشبكة لا تعمل هنا',
  'unsupported.text':
    'محفظتك على الشبكة التي لا يستخدمها هذا التطبيق. بدّل إلى إحدى هذه الشبكات للمتابعة.',
}
