import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { Logo } from '#platform/web/drawings/logo.tsx'
import { renewPage } from '#platform/web/lib/offline/renew-page.ts'
import { paths } from '#platform/web/paths.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LanguageLinks, ThemeSwitch } from '#platform/web/ui/preferences.tsx'
import { logoutAndLeave } from './logout-and-leave.ts'
import { confirmStoredSession, useStoredEmail } from './session.ts'
import * as text from './top-bar.en.ts'

interface LearnerMenuProps {
  readonly email: string
  readonly onClose: () => void
}

let fetchLearnerMenu: () => Promise<ComponentType<LearnerMenuProps>>

/** The menu of learners knows more than this feature: the app says where its code is. */
export function setLearnerMenu(fetchMenu: typeof fetchLearnerMenu): void {
  fetchLearnerMenu = fetchMenu
}

/**
 * On phones its links are behind a menu button (S2.14 to S2.17). A learner has the drawer behind that button, on wide
 * screens too.
 */
export function TopBar() {
  const { key } = useLocation()
  const email = useStoredEmail()
  const isSignedIn = email !== null
  // The menu was opened on one page: on any other it is closed, and stays so when that page is gone back to.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  if (openedAt !== null && openedAt !== key) setOpenedAt(null)
  const isOpen = openedAt === key
  const menuButton = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const [Menu, setMenu] = useState<ComponentType<LearnerMenuProps>>()
  useEffect(() => void (isSignedIn && confirmStoredSession()), [isSignedIn])
  const close = () => setOpenedAt(null)

  function closeOnEscape(event: KeyboardEvent) {
    // The drawer of a learner is a dialog, which closes and gives the focus back by itself.
    if (event.key !== 'Escape' || !isOpen || isSignedIn) return
    close()
    menuButton.current?.focus()
  }

  // The page that it leads to may take its time: going back before it is there must find the menu closed.
  function closeOnLink({ target }: MouseEvent) {
    if (target instanceof HTMLAnchorElement) close()
  }

  function toggle() {
    setOpenedAt(isOpen ? null : key)
    if (isSignedIn)
      fetchLearnerMenu().then(
        (menu) => setMenu(() => menu),
        (error) => void renewPage(error).then(close),
      )
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from wherever in the bar the focus is
    <header
      className="page-width flex flex-wrap items-center gap-3 py-3 max-[22.5rem]:gap-x-2"
      onKeyDown={closeOnEscape}
      onClick={closeOnLink}
    >
      <Link to={isSignedIn ? paths.dashboard : paths.landing} className="me-auto rounded-field py-1">
        <Logo />
      </Link>
      <LanguageLinks />
      <Button
        ref={menuButton}
        look="outline"
        className={`max-[22.5rem]:[--btn-p:0.75rem] ${isSignedIn ? '' : 'sm:hidden'} noscript:hidden`}
        aria-expanded={isOpen}
        {...(isSignedIn ? { 'aria-haspopup': 'dialog' } : { 'aria-controls': menuId })}
        onClick={toggle}
      >
        {text.menu}
      </Button>
      <nav
        id={menuId}
        aria-label={text.mainMenu}
        className={`${isOpen && !isSignedIn ? 'flex' : 'hidden'} w-full flex-col gap-2 sm:flex sm:w-auto sm:flex-row noscript:flex`}
      >
        <ThemeSwitch />
        {isSignedIn ? (
          <>
            <Link to={paths.dashboard} className={buttonClass('outline')}>
              {text.dashboard}
            </Link>
            <Button look="outline" onClick={logoutAndLeave}>
              {text.logout}
            </Button>
          </>
        ) : (
          <>
            <Link to={paths.login} className={buttonClass('outline')}>
              {text.login}
            </Link>
            <Link to={paths.register} className={buttonClass('outline')}>
              {text.register}
            </Link>
          </>
        )}
      </nav>
      {isOpen && isSignedIn && Menu && <Menu email={email} onClose={close} />}
    </header>
  )
}
