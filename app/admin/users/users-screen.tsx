import { useEffect, useRef } from 'react';
import { userStates } from '#domain/admin/users.ts';
import { listUsers } from '#domain/contract/admin-user-routes.ts';
import { call } from '../../calls/call.ts';
import { AdminPageHead } from '../admin-page-head.tsx';
import { salesParameters } from '../sales/sales-address.ts';
import { SalesList, useSalesSearch } from '../sales/sales-list.tsx';
import { useGrownList } from '../sales/use-grown-list.ts';
import { useOpened } from '../use-opened.ts';
import { UserDialog } from './user-dialog.tsx';
import { UserTable } from './user-table.tsx';
import { userStateWords } from './user-words.ts';
import '../sales/sales.css';

/** Everybody with an account: to find, to help, to give a role, to shut out. */
export function UsersScreen() {
  const search = useSalesSearch(userStates);
  const key = salesParameters(search.asked).toString();
  const list = useGrownList(`users ${key}`, ['projects'], (cursor, signal) => {
    const query = salesParameters(search.asked);
    if (cursor) query.set('cursor', cursor);
    return call(listUsers, { query }, signal ? { signal } : {});
  });
  const { opened, open, close } = useOpened('user');
  const heading = useRef<HTMLHeadingElement>(null);
  const isGone = useRef(false);
  useEffect(() => {
    // The row that the window was opened from goes with its user.
    if (opened !== null || !isGone.current) return;
    isGone.current = false;
    heading.current?.focus();
  }, [opened]);
  const gone = () => {
    isGone.current = true;
    close();
    list.reload();
  };
  return (
    <>
      <AdminPageHead
        title="Users"
        place={heading}
        text="Everybody with an account. What you do to one is written down with its reason, in the audit log."
      />
      <SalesList
        search={search}
        placeholder="Name or email"
        states={userStateWords}
        list={list}
        nothing={{ title: 'No users yet', text: 'Users appear here once somebody signs up.' }}
      >
        <UserTable rows={list.rows ?? []} busy={list.isReading} onOpen={open} />
      </SalesList>
      <UserDialog id={opened} onClose={close} onChanged={list.reload} onGone={gone} />
    </>
  );
}
