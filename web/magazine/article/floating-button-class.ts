export const floatingButtonClass =
  'fixed bottom-[max(1.25rem,env(safe-area-inset-bottom))] left-1/2 z-40 -translate-x-1/2 shadow-lift'
