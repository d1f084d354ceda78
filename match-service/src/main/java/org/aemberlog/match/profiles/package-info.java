/** Profiles without accounts: an id that all may know, and a secret that opens it. */
package org.aemberlog.match.profiles;
