/** Today's rules over the matches of an event store. */
package org.aemberlog.standalone.audit;
