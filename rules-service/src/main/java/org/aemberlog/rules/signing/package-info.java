/** Signs the ends of matches, and says with which keys that can be checked (docs/audit.md). */
package org.aemberlog.rules.signing;
